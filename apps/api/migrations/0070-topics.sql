-- The topics a new site begins with. Pins find theirs by their words.
INSERT INTO interests (id, slug, name) VALUES
  (1, 'travel', 'Travel'), (2, 'nature', 'Nature'), (3, 'night-sky', 'Night sky'),
  (4, 'architecture', 'Architecture'), (5, 'small-houses', 'Small houses'), (6, 'dinner-ideas', 'Dinner ideas'),
  (7, 'baking', 'Baking'), (8, 'drinks', 'Drinks'), (9, 'living-rooms', 'Living rooms'),
  (10, 'shelves', 'Shelf styling'), (11, 'house-plants', 'House plants'), (12, 'lighting', 'Lighting'),
  (13, 'ceramics', 'Ceramics'), (14, 'posters', 'Posters'), (15, 'patterns', 'Patterns'),
  (16, 'abstract-art', 'Abstract art'), (17, 'flowers', 'Flowers'), (18, 'portraits', 'Portraits'),
  (19, 'outfits', 'Outfits'), (20, 'bags', 'Bags'), (21, 'sneakers', 'Sneakers'), (22, 'desks', 'Desks'),
  (23, 'cats', 'Cats'), (24, 'cycling', 'Cycling'), (25, 'gardening', 'Gardening'), (26, 'weddings', 'Weddings'),
  (27, 'hair', 'Hair'), (28, 'nails', 'Nails'), (29, 'tattoos', 'Tattoos'), (30, 'quotes', 'Quotes'),
  (31, 'dogs', 'Dogs'), (32, 'birds', 'Birds'), (33, 'knitting', 'Knitting'), (34, 'woodworking', 'Woodworking'),
  (35, 'parties', 'Parties'), (36, 'cars', 'Cars')
ON CONFLICT (slug) DO NOTHING;
