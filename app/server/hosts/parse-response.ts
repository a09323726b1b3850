import { z } from "zod";
import type { Log } from "../log/log";
import { parseJson } from "../parse-json";
import { collectDroppedRows } from "./dropped-rows";
import { HostError, type Operation } from "./host-contract";
import { isRecord } from "./schemas";
import type { HostErrorFactory, HostResponse } from "./send-once";

const envelopeSchema = z.object({
  status: z.unknown(),
  message: z.string().nullish().catch(null),
  data: z.unknown(),
});

interface AnsweredCall {
  host: string;
  name: string;
  operation: Operation;
  connection: { log: Log };
}

const isSuccess = ({ method, success, exactStatus }: Operation, status: number) =>
  success.includes(status) || (method !== "GET" && !exactStatus && status >= 200 && status < 300);

/** A list that its host answers without an envelope, as messages of a conversation. */
const isBareList = (body: unknown) =>
  isRecord(body) && !("data" in body) && Array.isArray(body.items);

/**
 * Parses the envelope's data. The HTTP status decides success, not the envelope (STO2, STO3, STO5). Bad rows of a list
 * are left out and logged; a read that is answered without data is a missing record.
 * @throws HostError "status" with the host's message, or "answer" if the body violates the contract
 */
export function parseResponse(
  { host, name, operation, connection }: AnsweredCall,
  { status, text }: HostResponse,
  createError: HostErrorFactory,
) {
  const body = parseJson(text);
  const envelope = envelopeSchema.safeParse(body).data;
  const message = envelope?.message ?? "";
  if (!isSuccess(operation, status))
    throw new HostError(host, name, "status", status, message, envelope?.data);
  // An empty body confirms a write; a page of a proxy, or half a text, confirms nothing.
  if (body === undefined && text.trim() !== "") throw createError("answer", "response is not JSON");
  if (!envelope && !operation.unwrapped) throw createError("answer", "response is not an envelope");
  const sent = operation.unwrapped || isBareList(body) ? body : envelope?.data;
  const { result: data, dropped } = collectDroppedRows(() => operation.response.safeParse(sent));
  if (dropped)
    connection.log.warn(
      { host, operation: `${host}.${name}`, path: operation.path, ...dropped },
      "bad rows of an answer left out",
    );
  if (data.success) return { data: data.data, message };
  if (operation.method === "GET" && (sent === null || sent === undefined))
    throw new HostError(host, name, "status", 404, message);
  throw createError("answer", z.prettifyError(data.error).slice(0, 500));
}
