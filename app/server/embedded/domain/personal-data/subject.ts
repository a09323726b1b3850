import { type RawBuilder, sql } from "kysely";
import { formatPhone } from "~/lib/phone";
import type { HostContext, Queryable } from "../../kit/context";
import { decryptText, encryptText } from "../../kit/encrypt-text";
import { toLikePattern } from "../../kit/text";
import { ERASED_DOMAIN } from "../mail/enqueue-mail";

/** What stands where an erased person was named. */
export const ERASED_NAME = "Orang yang dihapus";
export const ERASED_EMAIL = `dihapus@${ERASED_DOMAIN}`;
const ENCRYPTION_PURPOSE = "erasure subject";

/** The words that lead to a person's records. */
export interface Subject {
  userId: string;
  name: string;
  email: string;
  phone: string | null;
}

/** A person who is being erased. */
export interface ErasureSubject extends Subject {
  /** Where they worked: only there may a name without an id be theirs. */
  staffTenantIds: string[];
}

/** What one tenant holds on a person. */
export interface ErasureStep {
  tenantId: string;
  subject: ErasureSubject;
}

/** Null for an unknown user. */
export async function readSubject(db: Queryable, userId: string): Promise<Subject | null> {
  const row = await db
    .selectFrom("users as u")
    .leftJoin("user_profiles as p", "p.user_id", "u.id")
    .select(["u.id as userId", "u.name", "u.email", "p.phone"])
    .where("u.id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Kept while an erasure is under way, because the account's row no longer holds the words. */
export const encryptSubject = ({ appSecret }: HostContext, subject: ErasureSubject): string =>
  encryptText(appSecret, ENCRYPTION_PURPOSE, JSON.stringify(subject));

export const decryptSubject = ({ appSecret }: HostContext, text: string): ErasureSubject =>
  JSON.parse(decryptText(appSecret, ENCRYPTION_PURPOSE, text)) as ErasureSubject;

const toPattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches the words where they stand as words of their own: "Ida" is in no "tidak". */
function createWordPattern(words: readonly string[], flags: string): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(toPattern).join("|")})(?![\\p{L}\\p{N}])`,
    `${flags}iu`,
  );
}

export function createScrubber(words: readonly string[]): (text: string) => string {
  if (words.length === 0) return (text) => text;
  const pattern = createWordPattern(words, "g");
  return (text) => text.replace(pattern, ERASED_NAME);
}

export function createWordTest(words: readonly string[]): (text: string) => boolean {
  if (words.length === 0) return () => false;
  const pattern = createWordPattern(words, "");
  return (text) => pattern.test(text);
}

/** Email and phone number, as stored and as shown. */
export const getContacts = ({ email, phone }: Subject): string[] => [
  email,
  ...(phone ? [phone, formatPhone(phone)] : []),
];

/** Another account has the same name. */
export async function hasNamesake(db: Queryable, { userId, name }: Subject): Promise<boolean> {
  const namesake = await db
    .selectFrom("users")
    .select("id")
    .where("name", "=", name)
    .where("id", "!=", userId)
    .limit(1)
    .executeTakeFirst();
  return namesake !== undefined;
}

/**
 * Words to take out of texts about several people. A name of one word stays, and one that is a part of another account's
 * name: there it may be another person's.
 */
export const readSharedWords = async (db: Queryable, subject: Subject): Promise<string[]> => [
  ...getContacts(subject),
  ...((await hasDistinctName(db, subject)) ? [subject.name] : []),
];

async function hasDistinctName(db: Queryable, { userId, name }: Subject): Promise<boolean> {
  if (!/\S\s+\S/.test(name)) return false;
  const others = await db
    .selectFrom("users")
    .select("name")
    .where("id", "!=", userId)
    .where(sql<boolean>`(${containsAny(sql.ref("name"), [name])})`)
    .execute();
  const isPart = createWordTest([name]);
  return !others.some((other) => isPart(other.name));
}

/** SQL: the text holds the letters of a word, in any case, also within another word. */
export const containsAny = (text: RawBuilder<unknown>, words: readonly string[]) =>
  sql.join(
    words.map(
      (word) => sql`lower(${text}) like lower(${toLikePattern(word)}) escape ${sql.lit("\\")}`,
    ),
    sql` or `,
  );
