-- For the hourly query for sign-in mails that are older than a day.
CREATE INDEX outbox_sign_in ON outbox (created_at) WHERE template = 'magic_link';
