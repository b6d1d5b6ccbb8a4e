-- The trees of businesses. `path` holds a business’s ancestors from the root on, and itself last: one parent at
-- most, no circle and no more than five levels follow from its shape. A business without a row stands alone.
CREATE TABLE hierarchy_nodes (
  business_id bigint PRIMARY KEY REFERENCES businesses,
  path bigint[] NOT NULL,
  parent_id bigint GENERATED ALWAYS AS (path[cardinality(path) - 1]) STORED REFERENCES hierarchy_nodes,
  joined_at timestamptz NOT NULL,
  CHECK (cardinality(path) BETWEEN 1 AND 5),
  CHECK (array_position(path, business_id) = cardinality(path))
);
CREATE INDEX hierarchy_nodes_path ON hierarchy_nodes USING gin (path);
CREATE INDEX hierarchy_nodes_parent ON hierarchy_nodes (parent_id);

-- Open invites to become a child; an answer, or taking one back, removes its row.
CREATE TABLE hierarchy_invites (
  id bigint PRIMARY KEY,
  parent_id bigint NOT NULL REFERENCES hierarchy_nodes ON DELETE CASCADE,
  child_id bigint NOT NULL REFERENCES businesses,
  sent_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (parent_id, child_id),
  CHECK (parent_id <> child_id)
);
CREATE INDEX hierarchy_invites_child ON hierarchy_invites (child_id);

-- Who manages a business and everything below it, named by the root of the tree it then stood in.
CREATE TABLE organization_managers (
  id bigint PRIMARY KEY,
  root_id bigint NOT NULL REFERENCES hierarchy_nodes ON DELETE CASCADE,
  node_id bigint NOT NULL REFERENCES hierarchy_nodes ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  is_active boolean NOT NULL DEFAULT false,
  sent_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (node_id, user_id)
);
CREATE INDEX organization_managers_user ON organization_managers (user_id);
CREATE INDEX organization_managers_root ON organization_managers (root_id);

-- Who manages a business because they manage it or one above it.
CREATE VIEW inherited_managers AS
  SELECT DISTINCT n.business_id, m.user_id
  FROM organization_managers m
  -- Said twice, so that each side can be found from the other by an index.
  JOIN hierarchy_nodes n ON m.node_id = ANY (n.path) AND n.path @> ARRAY[m.node_id]
  WHERE m.is_active;

-- As whom somebody comes into a business. Of several ways in the strongest counts, their own before one from above.
CREATE VIEW business_standings AS
  SELECT DISTINCT ON (business_id, user_id) business_id, user_id, role, is_inherited
  FROM (
    SELECT business_id, user_id, role, false AS is_inherited FROM business_members
    UNION ALL
    SELECT business_id, user_id, 'ADMIN', true FROM inherited_managers
  ) ways
  ORDER BY business_id, user_id, array_position(ARRAY['OWNER', 'ADMIN', 'EMPLOYEE'], role), is_inherited;
