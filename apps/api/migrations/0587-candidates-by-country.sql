-- The candidates of a page are read by index, country by country, those with the smallest share of their budget first.
ALTER TABLE ad_accounts ADD CONSTRAINT ad_accounts_country UNIQUE (id, country);
-- The country of its account; it comes by itself.
ALTER TABLE promotions ADD COLUMN country text NOT NULL DEFAULT '';
-- How much of today's budget is spent, in thousandths, as of the last charge; the job of states forgets that of yesterday.
ALTER TABLE promotions ADD COLUMN spent_permille smallint NOT NULL DEFAULT 0 CHECK (spent_permille BETWEEN 0 AND 1000);
UPDATE promotions p SET country = a.country FROM ad_accounts a WHERE a.id = p.ad_account_id;

CREATE FUNCTION set_promotion_country() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.country = (SELECT country FROM ad_accounts WHERE id = NEW.ad_account_id);
  RETURN NEW;
END $$;
CREATE TRIGGER promotions_country BEFORE INSERT ON promotions
  FOR EACH ROW EXECUTE FUNCTION set_promotion_country();
ALTER TABLE promotions ADD CONSTRAINT promotions_country FOREIGN KEY (ad_account_id, country)
  REFERENCES ad_accounts (id, country) ON UPDATE CASCADE;
