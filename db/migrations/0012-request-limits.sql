-- Where a request for a mail came from (an IPv4 address or the /64 of an IPv6 one), so that nobody asks for strangers by the
-- hundred. Forgotten when it no longer counts.
alter table stock_request add column network text;
create index stock_request_network on stock_request (network) where network is not null;
