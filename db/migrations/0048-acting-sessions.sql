-- With a session go those that were acted in from it: each one that is forgotten looks for them.
create index session_actor_session on session (actor_session_id) where actor_session_id is not null;
