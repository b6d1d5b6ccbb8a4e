-- What a person arranged in the navigation of the business side, under the names the wire uses.
CREATE TABLE entity_properties (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  navbar_config jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(navbar_config) = 'object'),
  updated_at timestamptz NOT NULL
);

-- The shortcuts that the navigation experiment is about are here now; where somebody decided about it, their word stays.
UPDATE experiments SET state = 'running'
WHERE name = 'exp_ia_navigation_mega_nav_m2' AND state = 'stopped'
  AND NOT EXISTS (SELECT FROM experiment_changes c WHERE c.experiment_id = experiments.id);
