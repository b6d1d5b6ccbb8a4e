-- Whom an ad account has reached: on which day each viewer saw an ad of it last.
CREATE TABLE reached_viewers (
  ad_account_id bigint NOT NULL REFERENCES ad_accounts,
  viewer_key text NOT NULL,
  last_day date NOT NULL,
  PRIMARY KEY (ad_account_id, viewer_key)
);
CREATE INDEX reached_viewers_day ON reached_viewers (last_day);

-- Those who were reached since a day are the sum of last_viewers from then on: nobody is counted twice, and no event is read.
CREATE TABLE reach_days (
  ad_account_id bigint NOT NULL REFERENCES ad_accounts,
  day date NOT NULL,
  -- How many saw an ad on this day, and how many of them have seen none since.
  viewers integer NOT NULL,
  last_viewers integer NOT NULL,
  PRIMARY KEY (ad_account_id, day)
);

CREATE TEMPORARY TABLE seen_before ON COMMIT DROP AS
  SELECT DISTINCT p.ad_account_id, e.viewer_key, e.day FROM promotion_events e JOIN promotions p ON p.id = e.promotion_id
  -- Where there are events already, there is a column is_filtered; in a new database it comes later.
  WHERE e.kind = 'IMPRESSION' AND to_jsonb(e) ->> 'is_filtered' IS DISTINCT FROM 'true' AND e.day > current_date - 367;
INSERT INTO reached_viewers SELECT ad_account_id, viewer_key, max(day) FROM seen_before GROUP BY 1, 2;
INSERT INTO reach_days
  SELECT s.ad_account_id, s.day, count(*), count(*) FILTER (WHERE v.last_day = s.day)
  FROM seen_before s JOIN reached_viewers v USING (ad_account_id, viewer_key) GROUP BY 1, 2;
