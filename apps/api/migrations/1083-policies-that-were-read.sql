-- What was found at the addresses of a merchant's policies, and when; null until they have been read.
ALTER TABLE merchant_programs
  ADD COLUMN shipping_policy_finding text
    CHECK (shipping_policy_finding IN ('READABLE', 'UNREACHABLE', 'ELSEWHERE', 'EMPTY', 'OFF_TOPIC')),
  ADD COLUMN return_policy_finding text
    CHECK (return_policy_finding IN ('READABLE', 'UNREACHABLE', 'ELSEWHERE', 'EMPTY', 'OFF_TOPIC')),
  ADD COLUMN policies_read_at timestamptz;
