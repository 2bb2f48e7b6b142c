-- Towns with the name of a larger area (worker/backend/places/areas.ts) are named with their
-- region: `Kent` is the county, so the town is `Kent, Washington`.
UPDATE place SET longer_name = name || ', ' || (SELECT place_region.name FROM place_region WHERE code = region)
WHERE longer_name IS NULL AND id IN (
  4227612, 4354428, 4697652, 4759968, 4776222, 4788158, 4794966, 4895016, 4899983, 5104755, 5129310,
  5240509, 5275222, 5283837, 5794328, 5799625, 5928065, 5938801, 6159905
);
