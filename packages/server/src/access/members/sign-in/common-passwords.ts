/**
 * Passwords of twelve letters and more that everybody tries first, in lower case: runs over a keyboard, counting, a
 * word with a year. Shorter ones are refused by their length. Written for this list on 2026-11-16 from the patterns
 * that lists of leaked passwords have in common.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  000000000000 111111111111 121212121212 123123123123 123412341234 123456123456 1234567890ab 1234567890qw 123456789abc
  123456789012 1234567890123 12345678901234 123456789012345 1234567891011 123456qwerty 1234qwerasdf 1234qwer1234 1a2b3c4d5e6f
  1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc 222222222222 999999999999 987654321012 9876543210987
  a1b2c3d4e5f6 aaaaaaaaaaaa abc123abc123 abcabcabcabc abcd1234abcd abcd12345678 abcdefghijkl abcdefghijklm adminadmin12
  admin1234567 admin12345678 administrator administrator1 asdfasdfasdf asdfghjkl123 asdfghjkl1234 azertyuiop12 azertyuiop123
  azertyazerty azerty123456 bienvenue123 bienvenue1234 changeme1234 changeme12345 changemenow1 correcthorsebatterystaple
  dragondragon football1234 geheim123456 iloveyou1234 iloveyou12345 ilovemyfamily letmein12345 letmein123456 liverpool123
  manchester1 manchester12 michael12345 monkey123456 motdepasse12 motdepasse123 motdepasse1234 mustang12345 mypassword12
  mypassword123 p@ssw0rd1234 p@ssword1234 pa55word1234 passpasspass passw0rd1234 password1234 password12345 password123456
  password2024 password2025 password2026 passwordpassword password1password princess1234 q1w2e3r4t5y6 qazwsxedcrfv
  qwer1234qwer qwerasdfzxcv qwerty123456 qwerty1234567 qwertyqwerty qwertyuiop12 qwertyuiop123 qwertyuiop1234 qwertyuiopasdf
  rooftree1234 rooftreerooftree secret123456 starwars1234 sunshine1234 superman1234 test12345678 testtesttest trustno1trustno1
  wachtwoord12 wachtwoord123 wachtwoord1234 welcome12345 welcome123456 welkom123456 welkom1234567 whatever1234 zaq12wsxcde3
  zxcvbnm12345 zxcvbnmasdfg zxcvbnmzxcvbnm
`
    .trim()
    .split(/\s+/),
);
