-- Pins that really stood in the lists with ads, day by day (UTC), beside how many ads there was room for.
CREATE TABLE ad_load_days (
  day date NOT NULL,
  placement text NOT NULL CHECK (placement IN ('home', 'search', 'related', 'topic')),
  pages integer NOT NULL CHECK (pages > 0),
  organic_pins bigint NOT NULL,
  promoted_pins bigint NOT NULL,
  most_promoted bigint NOT NULL,
  pages_beyond integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, placement)
);
