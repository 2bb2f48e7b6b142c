-- The default plans that employers can book: operators change these rows, not code.
INSERT INTO subscription_plan (id, name, prices, recommended, features, position) VALUES
  ('single', 'Single job',
   '[{"amount":290,"currency":"EUR","timeframe":"per_job"}]', 0,
   '[{"key":"Open jobs","value":"1"},{"key":"Time online","value":"60 days"},{"key":"Applications","value":"Unlimited"},{"key":"Reviewers","value":"2"}]', 1),
  ('team', 'Team',
   '[{"amount":190,"currency":"EUR","timeframe":"per_month"},{"amount":1900,"currency":"EUR","timeframe":"per_year"}]', 1,
   '[{"key":"Open jobs","value":"5 at a time"},{"key":"Applications","value":"Unlimited"},{"key":"Reviewers","value":"10"},{"key":"Company page","value":"Included"}]', 2),
  ('embedded', 'Embedded recruiter',
   '[{"amount":4800,"currency":"EUR","timeframe":"per_month"}]', 0,
   '[{"key":"Open jobs","value":"Unlimited"},{"key":"Applications","value":"Read and answered by our recruiter"},{"key":"Reviewers","value":"Unlimited"},{"key":"Company page","value":"Included"}]', 3);
