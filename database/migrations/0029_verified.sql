-- The standard word for an identifier whose code was entered is verified, as in `verified_at`.
alter index identifier_proved_once rename to identifier_verified_once;
alter index identifier_one_proved_of_a_kind rename to identifier_one_verified_of_a_kind;
