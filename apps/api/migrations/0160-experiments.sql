-- Who sees what for comparison. The first id is the one the documents name.
CREATE TABLE experiments (
  id bigint PRIMARY KEY,
  name text NOT NULL UNIQUE,
  description text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('draft', 'running', 'stopped')),
  -- [{"name", "weight"}]; the weights make 100.
  arms jsonb NOT NULL,
  viewer_types text[] NOT NULL,
  device text NOT NULL CHECK (device IN ('any', 'desktop', 'mobile')),
  countries text[] NOT NULL DEFAULT '{}',
  traffic_share smallint NOT NULL CHECK (traffic_share BETWEEN 0 AND 100),
  holdout text,
  holdout_share smallint NOT NULL DEFAULT 0 CHECK (holdout_share BETWEEN 0 AND 100),
  salt text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE experiment_changes (
  id bigint PRIMARY KEY,
  experiment_id bigint NOT NULL REFERENCES experiments ON DELETE CASCADE,
  actor_id bigint REFERENCES users ON DELETE SET NULL,
  changes jsonb NOT NULL,
  occurred_at timestamptz NOT NULL
);
CREATE INDEX experiment_changes_experiment ON experiment_changes (experiment_id, occurred_at DESC);
CREATE INDEX experiment_changes_actor ON experiment_changes (actor_id);

-- The first time somebody was shown their group. A visitor is kept as a hash.
CREATE TABLE experiment_exposures (
  experiment_id bigint NOT NULL REFERENCES experiments ON DELETE CASCADE,
  user_id bigint REFERENCES users ON DELETE CASCADE,
  visitor_hash bytea,
  group_name text NOT NULL,
  exposed_at timestamptz NOT NULL,
  CHECK (num_nonnulls(user_id, visitor_hash) = 1),
  UNIQUE (experiment_id, user_id),
  UNIQUE (experiment_id, visitor_hash)
);
CREATE INDEX experiment_exposures_user ON experiment_exposures (user_id);
CREATE INDEX experiment_exposures_group ON experiment_exposures (experiment_id, group_name);

-- Where a member is with a guided experience; completed and dismissed ones stay so.
CREATE TABLE user_experiences (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  placement text NOT NULL,
  experience_id integer NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'viewed', 'completed', 'dismissed')),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, placement, experience_id)
);

INSERT INTO experiments (id, name, description, state, arms, viewer_types, device, traffic_share, salt)
SELECT id, name, description, state, arms::jsonb, viewer_types, device, 100, name
FROM (VALUES
  (1000069, 'hide_footer', 'Simplified grid: the group is the value of the flag.', 'stopped', '[{"name":"true","weight":50},{"name":"false","weight":50}]', '{authenticated}'::text[], 'any'),
  (1000101, 'exp_ia_navigation_mega_nav_m2', 'The modernised navigation with custom shortcuts.', 'stopped', '[{"name":"enabled","weight":100},{"name":"control","weight":0},{"name":"employees","weight":0}]', '{authenticated,unauthenticated}', 'any'),
  (1000102, 'one_tap_unauth_desktop', 'One-tap sign-in for visitors on desktop.', 'running', '[{"name":"enabled","weight":100},{"name":"control","weight":0}]', '{unauthenticated}', 'desktop'),
  (1000103, 'one_tap_unauth_mobile', 'One-tap sign-in for visitors on mobile.', 'running', '[{"name":"enabled","weight":100},{"name":"control","weight":0}]', '{unauthenticated}', 'mobile'),
  (1000104, 'one_tap_auth_desktop', 'One-tap re-authentication on desktop.', 'stopped', '[{"name":"enabled","weight":50},{"name":"control","weight":50}]', '{authenticated,limited-login}', 'desktop'),
  (1000105, 'one_tap_auth_mobile', 'One-tap re-authentication on mobile.', 'stopped', '[{"name":"enabled","weight":50},{"name":"control","weight":50}]', '{authenticated,limited-login}', 'mobile'),
  (1000106, 'browser_managed_sign_in_unauth_desktop', 'Browser-managed sign-in for visitors on desktop.', 'running', '[{"name":"enabled_modal","weight":0},{"name":"enabled_one_tap","weight":100},{"name":"control","weight":0}]', '{unauthenticated}', 'desktop'),
  (1000107, 'browser_managed_sign_in_unauth_mobile', 'Browser-managed sign-in for visitors on mobile.', 'running', '[{"name":"enabled_modal","weight":0},{"name":"enabled_one_tap","weight":100},{"name":"control","weight":0}]', '{unauthenticated}', 'mobile'),
  (1000108, 'browser_managed_sign_in_auth_desktop', 'Browser-managed re-authentication on desktop.', 'stopped', '[{"name":"enabled_modal","weight":50},{"name":"control","weight":50}]', '{authenticated,limited-login}', 'desktop'),
  (1000109, 'browser_managed_sign_in_auth_mobile', 'Browser-managed re-authentication on mobile.', 'stopped', '[{"name":"enabled_modal","weight":50},{"name":"control","weight":50}]', '{authenticated,limited-login}', 'mobile'),
  (1000110, 'token_refresh_proactive', 'Sessions are renewed at every start.', 'stopped', '[{"name":"enabled","weight":50},{"name":"control","weight":50}]', '{authenticated}', 'any'),
  (1000111, 'token_refresh', 'Sessions are renewed in their last ninety days.', 'running', '[{"name":"enabled","weight":100},{"name":"control","weight":0}]', '{authenticated}', 'any'),
  (1000112, 'ad_tag', 'The tag of the advertising side loads.', 'stopped', '[{"name":"enabled","weight":50},{"name":"control","weight":50}]', '{authenticated,unauthenticated}', 'any'),
  (1000113, 'event_flush_300ms', 'Events are sent after 300 ms instead of 10 s.', 'stopped', '[{"name":"enabled","weight":50},{"name":"control","weight":50}]', '{authenticated,unauthenticated}', 'any'),
  (1000114, 'pin_page_preload', 'The queries of a pin''s page are asked for with its address.', 'running', '[{"name":"enabled","weight":100},{"name":"control","weight":0}]', '{authenticated,unauthenticated}', 'any'),
  (1000115, 'main_page_preload', 'The code of the main pages comes while the page rests.', 'running', '[{"name":"enabled","weight":100},{"name":"control","weight":0}]', '{authenticated}', 'desktop')
) AS seeds (id, name, description, state, arms, viewer_types, device);
