-- What is found at the address of a policy may be a file that is neither a page nor a text.
ALTER TABLE merchant_programs
  DROP CONSTRAINT merchant_programs_shipping_policy_finding_check,
  DROP CONSTRAINT merchant_programs_return_policy_finding_check,
  ADD CONSTRAINT merchant_programs_shipping_policy_finding_check CHECK (shipping_policy_finding
    IN ('READABLE', 'UNREACHABLE', 'ELSEWHERE', 'UNREADABLE', 'EMPTY', 'OFF_TOPIC')),
  ADD CONSTRAINT merchant_programs_return_policy_finding_check CHECK (return_policy_finding
    IN ('READABLE', 'UNREACHABLE', 'ELSEWHERE', 'UNREADABLE', 'EMPTY', 'OFF_TOPIC'));
