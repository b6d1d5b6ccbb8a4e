-- Weights an experiment had before: who was shown a group was drawn by those of that time.
ALTER TABLE experiments ADD COLUMN arms_version integer NOT NULL DEFAULT 1;
ALTER TABLE experiment_exposures ADD COLUMN arms_version integer NOT NULL DEFAULT 1;
CREATE TABLE experiment_past_arms (
  experiment_id bigint NOT NULL REFERENCES experiments ON DELETE CASCADE,
  version integer NOT NULL,
  arms jsonb NOT NULL,
  PRIMARY KEY (experiment_id, version)
);
DROP INDEX experiment_exposures_group;
CREATE INDEX experiment_exposures_group ON experiment_exposures (experiment_id, group_name, arms_version);
