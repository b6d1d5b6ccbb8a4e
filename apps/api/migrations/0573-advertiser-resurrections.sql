-- When an ad account last came back: its newest launch or spend after at least 90 days without any.
CREATE VIEW advertiser_resurrections AS
  SELECT ad_account_id, max(at) AS resurrected_at FROM (
    SELECT ad_account_id, at, lag(at) OVER (PARTITION BY ad_account_id ORDER BY at) AS before_at FROM (
      SELECT ad_account_id, created_at AS at FROM promotions
      UNION ALL
      SELECT p.ad_account_id, d.day::timestamp AT TIME ZONE a.time_zone
      FROM promotion_days d
      JOIN promotions p ON p.id = d.promotion_id
      JOIN ad_accounts a ON a.id = p.ad_account_id
      WHERE d.spend_micros > 0
    ) activity
  ) gaps
  WHERE at - before_at >= interval '90 days'
  GROUP BY ad_account_id;
