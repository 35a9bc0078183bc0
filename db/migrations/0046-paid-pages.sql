-- The provider's page that a notice is about: two of them that are paid for one order are two payments.
alter table payment_event add column page text;
