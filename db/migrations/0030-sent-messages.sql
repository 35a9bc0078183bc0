-- Mails and text messages of the last weeks: to whom, and what became of each. What one said is kept to be read and sent again, but
-- for those that sign somebody in. Forgotten after 60 days, or when 20,000 newer ones are there.
create table sent_message (
  id uuid primary key,
  -- its occasion and the time of that: tried again it is the same message
  key text not null,
  channel text not null check (channel in ('email', 'sms')),
  kind text not null,
  -- an address in small letters, or a number without its plus
  contact text not null,
  subject text not null,
  text text,
  html text,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  problem text,
  tries integer not null,
  at timestamptz not null,
  sent_at timestamptz,
  unique (key, at)
);
create index sent_message_at on sent_message (at desc, id);
create index sent_message_contact on sent_message (contact);
