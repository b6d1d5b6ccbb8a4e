-- Rings and beads are a topic of their own.
INSERT INTO interests (id, slug, name) VALUES (37, 'jewelry', 'Jewelry') ON CONFLICT (slug) DO NOTHING;
