import { accessToken, CHAT_TOKEN, type LiteralRecord } from "../literal-host";
import { PUBLIC_KEY } from "./literal-env";

/** Hosts of others, which are told neither app token nor tenant. */
const THIRD_PARTIES = ["database", "drive", "radio", "files", "account"];
/** Calls of start-up, some of which precede the first token. */
const START_UP =
  /^\/(?:v1\/authorizer\/version|cms\/app\/id|v0\/cms\/app\/settings|(?:v1\/)?authorizer\/token\/generate)$/;

const BEARER = /^Bearer access-[a-z_]+$/;

function findHeaderFaults({ host, path, headers }: LiteralRecord): string[] {
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  const { apptoken, authorization, apikey, accept } = headers;
  check(accept !== undefined, "no Accept");
  if (THIRD_PARTIES.includes(host)) {
    check(apptoken === undefined && headers["lms-id"] === undefined, "token for a third party");
  } else if (!START_UP.test(path)) {
    check(/^\S+\.\S+$/.test(apptoken ?? ""), "no AppToken");
  }
  check((apikey === PUBLIC_KEY) === (host === "database"), "apikey");
  if (host === "database") check(authorization === undefined, "bearer for the database");
  else if (host === "ai" && path !== "/v1/identity/login")
    check(authorization === `Bearer ${CHAT_TOKEN}`, "no chat bearer");
  else check(authorization === undefined || BEARER.test(authorization), "foreign bearer");
  return faults;
}

/** Calls that section 7 of the product description does not have: host, method, path, query names and headers. */
export const findUnspecifiedCalls = (records: readonly LiteralRecord[]): string[] =>
  records.flatMap((record) => {
    const { host, method, path, call, unknownQuery } = record;
    const isWebSite = ["account", "radio", "files"].includes(host);
    const faults = [
      ...(call === null && !isWebSite ? ["not one of the 97 calls"] : []),
      ...unknownQuery.map((name) => `query name ${name}`),
      ...findHeaderFaults(record),
    ];
    return faults.map((fault) => `${method} ${host}${path}: ${fault}`);
  });

/** Keys of the calls that arrived, such as `POST services/v2/payout/request`, with their bearer. */
export const listCallKeys = (records: readonly LiteralRecord[]): string[] =>
  records.flatMap(({ call }) => call ?? []);

export const isCalledAs = (record: LiteralRecord, role: string): boolean =>
  record.headers.authorization === `Bearer ${accessToken(role)}`;
