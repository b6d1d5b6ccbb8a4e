-- Editorial articles: sections of text, each with pins in an order. A draft has no time of publication.
CREATE TABLE articles (
  id bigint PRIMARY KEY,
  type smallint CHECK (type >= 0),
  is_shopping boolean NOT NULL DEFAULT false,
  -- Of the type and of the title, by the rules in packages/api-types/src/articles/article-address.ts
  kind text NOT NULL CHECK (kind IN ('shop', 'trending', 'best', 'article')),
  slug text NOT NULL,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 100),
  intro text NOT NULL DEFAULT '' CHECK (char_length(intro) <= 500),
  -- Without one, or where strangers may not see it, the first pin that they may see is the cover.
  cover_pin_id bigint REFERENCES pins ON DELETE SET NULL,
  interest_id bigint REFERENCES interests ON DELETE SET NULL,
  locale text,
  published_at timestamptz,
  updated_at timestamptz NOT NULL
);
CREATE INDEX articles_published ON articles (published_at DESC, id DESC) WHERE published_at IS NOT NULL;
CREATE INDEX articles_cover ON articles (cover_pin_id);
CREATE INDEX articles_interest ON articles (interest_id);

CREATE TABLE article_sections (
  article_id bigint NOT NULL REFERENCES articles ON DELETE CASCADE,
  place smallint NOT NULL CHECK (place >= 0),
  title text NOT NULL DEFAULT '' CHECK (char_length(title) <= 100),
  text text NOT NULL DEFAULT '' CHECK (char_length(text) <= 4000),
  PRIMARY KEY (article_id, place)
);

CREATE TABLE article_pins (
  article_id bigint NOT NULL,
  section_place smallint NOT NULL,
  place smallint NOT NULL CHECK (place >= 0),
  pin_id bigint NOT NULL REFERENCES pins ON DELETE CASCADE,
  PRIMARY KEY (article_id, section_place, place),
  UNIQUE (article_id, pin_id),
  FOREIGN KEY (article_id, section_place) REFERENCES article_sections ON DELETE CASCADE
);
CREATE INDEX article_pins_pin ON article_pins (pin_id);
