import { createHash } from "node:crypto";
import type { JsonObject, LiteralOptions, Tenant } from "../types";
import { createIds, GROUP, type MakeId } from "./ids";
import { createLearning, type LearningData } from "./learning";
import { createPeople, type PeopleData } from "./people";
import { createPosts, type PostData } from "./posts";
import { createTenants } from "./tenants";

export interface IssuedToken {
  token: string;
  code: string;
}

export interface State extends LearningData, PeopleData, PostData {
  options: LiteralOptions;
  makeId: MakeId;
  tenants: Tenant[];
  tokens: Set<string>;
  /** Tenant of each app token code; a client id always gets the same code. */
  codes: Map<string, Tenant>;
  /** Whether `v1/authorizer/validate` answers true; a newly generated token makes it true again. */
  isTokenValid: boolean;
  counters: JsonObject;
  reviews: JsonObject[];
  aspirations: JsonObject[];
  donations: JsonObject[];
  conversations: Map<string, JsonObject[]>;
  /** Payment notifications, the latest first. */
  callbacks: JsonObject[];
  /** Number of the next created record or conversation. */
  sequence: number;
}

const COUNTERS: JsonObject = {
  alumni: 18_240,
  cities: 214,
  cities_active: 96,
  cities_alumni: 171,
  schools: 742,
  schools_active: 305,
  schools_alumni: 518,
  students: 26_903,
  mentors: 187,
  programs: 4,
};

/** A token of the `{token}` call that exists from the start. */
export const OPEN_TOKEN = "tkn-kelas-terbuka-angkatan-3";

function createConversation(): JsonObject[] {
  return Array.from({ length: 12 }, (_, index) => ({
    query: `Pertanyaan ke-${index + 1}: kelas apa yang cocok untuk pemula?`,
    response: { value: `Jawaban ke-${index + 1}: mulailah dari Dasar Pemrograman Web.` },
  }));
}

export function createState(options: LiteralOptions): State {
  const makeId = createIds(options.ids);
  return {
    ...createLearning(makeId, options.classStatus ?? false),
    ...createPeople(makeId),
    ...createPosts(makeId, options.kinds ?? []),
    options,
    makeId,
    tenants: createTenants(makeId, options),
    tokens: new Set([OPEN_TOKEN]),
    codes: new Map(),
    isTokenValid: true,
    counters: COUNTERS,
    reviews: [
      { id: makeId(GROUP.review, 1), name: "Laras", comment: "Bab tiga <b>menggugah</b>." },
      { id: makeId(GROUP.review, 2), name: "Markus", comment: "Cocok untuk guru baru & lama." },
    ],
    aspirations: [
      { id: makeId(GROUP.aspiration, 1), name: "Siti", aspiration: "Kelas malam di Ende." },
    ],
    donations: [{ amount: 50_000 }, { amount: 125_000 }, { amount: 1_000_000 }],
    conversations: new Map([[String(makeId(GROUP.conversation, 1)), createConversation()]]),
    callbacks: [],
    sequence: 1,
  };
}

function toHash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Issues an app token for the tenant whose client id or id was given, else the first tenant. */
export function issueToken(state: State, clientId: string): IssuedToken {
  const tenant =
    state.tenants.find((one) => one.clientId === clientId || String(one.id) === clientId) ??
    state.tenants[0];
  if (!tenant) throw new Error("No tenant configured");
  const code = `kd${toHash(clientId).slice(0, 10)}`;
  const token = toHash(`${clientId}:${state.tokens.size}`);
  state.codes.set(code, tenant);
  state.tokens.add(token);
  state.isTokenValid = true;
  return { token, code };
}

/** Content length and connection details could equal a numeric tenant id by chance. */
const UNRELATED_HEADERS = ["content-length", "host", "connection", "date"];

/**
 * Recognises a tenant by the Host name, by a header whose value is a tenant id (the product description
 * names no header), or by a header that holds the code of an app token issued to the tenant.
 */
export function findTenant(state: State, headers: Record<string, string>): Tenant | undefined {
  const hostname = (headers.host ?? "").split(":")[0];
  const byHost = state.tenants.find((tenant) => tenant.domain === hostname);
  if (byHost) return byHost;
  const values = Object.entries(headers)
    .filter(([name]) => !UNRELATED_HEADERS.includes(name))
    .map(([, value]) => value);
  const byId = state.tenants.find((tenant) => values.includes(String(tenant.id)));
  if (byId) return byId;
  const code = [...state.codes.keys()].find((one) => values.some((value) => value.includes(one)));
  return code === undefined ? undefined : state.codes.get(code);
}
