-- Mails with a sign-in link are looked for every hour, among all that are older than a day.
CREATE INDEX outbox_sign_in ON outbox (created_at) WHERE template = 'magic_link';
