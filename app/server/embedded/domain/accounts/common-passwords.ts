/** In lower case; passwords under ten characters fail the minimum length anyway. */
const COMMON_PASSWORDS = new Set(
  `1234567890 12345678910 0123456789 0987654321 1234567891 1234567899 12345678900 123456789a 123456789q 123456789z 1234512345 1122334455
  1112223334 1123581321 1029384756 1020304050 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc 1a2s3d4f5g 123qweasdzxc 123123123123 12341234123
  qwertyuiop qwerty1234 qwerty12345 qwerty123456 qwertyui12 qwertyuiop1 qwertyuiop123 asdfghjkl1 asdfghjkl123 asdfghjkl; asdfasdfasdf zxcvbnm123
  qazwsxedcrfv qazwsx1234 zaq12wsxcde3 q1w2e3r4t5 q1w2e3r4t5y6 abcdefghij abcdefghijkl abcd123456 abcde12345 abcdef123456 abc1234567 abc123456789
  password12 password123 password1234 password12345 passwordku passwordku123 mypassword mypassword1 newpassword newpassword1 p@ssw0rd12 p@ssw0rd123
  p@ssword12 p@ssword123 passw0rd12 passw0rd123 passw0rd1234 katasandi1 katasandi12 katasandi123 katasandiku sandiku123 rahasia123 rahasia1234
  rahasia12345 rahasiaku1 rahasiaku123 iloveyou12 iloveyou123 iloveyou1234 ilovemyself iloveindonesia sayangku12 sayangku123 sayangkamu sayangkamu1
  akusayangkamu cintaku123 cintakamu1 bismillah1 bismillah12 bismillah123 bismillah1234 bismillahirrahmanirrahim alhamdulillah alhamdulillah1
  alhamdulillah123 assalamualaikum subhanallah subhanallah1 astaghfirullah muhammad12 muhammad123 muhammad1234 indonesia1 indonesia12 indonesia123
  indonesia1234 indonesia17 indonesia45 indonesia1945 indonesiaku indonesiaraya merdeka1945 merdeka45! merdeka123 jakarta123 jakarta1234 bandung123
  bandung1234 surabaya123 surabaya1234 semarang123 yogyakarta yogyakarta1 yogyakarta123 malang1234 garuda1234 garuda12345 pancasila1 pancasila5
  pancasila123 gedungsate persib1933 persija1928 arema11111 manchester manchester1 manchesterunited liverpool1 liverpool12 liverpool123 barcelona1
  barcelona123 realmadrid realmadrid1 juventus123 chelsea123 naruto1234 naruto12345 pokemon1234 minecraft1 minecraft12 minecraft123 mobilelegend
  mobilelegends mobilelegends1 freefire123 freefire1234 superman12 superman123 spiderman1 spiderman123 sunshine12 sunshine123 princess12 princess123
  football12 football123 basketball basketball1 blackberry blackberry1 computer12 computer123 internet12 internet123 samsung123 samsung1234 android123
  administrator administrator1 admin12345 admin123456 admin1234567 adminadmin adminadmin1 administrasi superadmin superadmin1 superadmin123
  root123456 rootroot12 welcome123 welcome1234 changeme12 changeme123 letmein123 letmein1234 default123 test123456 testing123 testing1234 guest12345
  sekolah123 sekolah1234 sekolahku1 siswa12345 siswa123456 guru123456 guru1234567 smkbisa123 smkhebat123 smkn123456 belajar123 belajar1234 pelajar123
  pelajar1234 mahasiswa1 mahasiswa123 kampus1234 pendopo123 pendopo1234 pendopo12345 teknologi1 teknologi123 komputer12 komputer123 komputer1234`
    .split(/\s+/)
    .filter(Boolean),
);
const CHARACTER_SEQUENCES = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiopasdfghjklzxcvbnm",
].flatMap((sequence) => [sequence, [...sequence].reverse().join("")]);
const MIN_DISTINCT_CHARACTERS = 5;
const MIN_PART_LENGTH = 4;

/**
 * Explains in Indonesian why a password is easy to guess: common, a keyboard sequence, too few
 * distinct characters, or mostly the user's name or email address. Null if it is acceptable.
 */
export function getPasswordError(password: string, name: string, email: string): string | null {
  const plain = password.normalize("NFKC").toLowerCase();
  const isCommon =
    COMMON_PASSWORDS.has(plain) ||
    COMMON_PASSWORDS.has(plain.replace(/[^\p{L}\p{N}]+$/u, "")) ||
    CHARACTER_SEQUENCES.some((sequence) => sequence.includes(plain));
  if (isCommon) return "Kata sandi ini terlalu umum, pilih yang lain";
  if (new Set(plain).size < MIN_DISTINCT_CHARACTERS)
    return "Kata sandi ini terlalu sederhana, pakai lebih banyak huruf atau angka yang berbeda";
  const personalParts = [name, email, ...name.split(/\s+/), ...email.split(/[@.]/)]
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= MIN_PART_LENGTH);
  const rest = personalParts
    .sort((a, b) => b.length - a.length)
    .reduce((text, part) => text.replaceAll(part, ""), plain);
  if (rest.length <= MIN_PART_LENGTH && rest !== plain)
    return "Kata sandi tidak boleh berupa nama atau email Anda";
  return null;
}
