import {
  bodyField,
  contains,
  created,
  fail,
  isObject,
  missing,
  ok,
  paged,
  sameId,
} from "../../answers";
import { GROUP } from "../../data/ids";
import { PAYOUT_STATUSES } from "../../data/people";
import type { State } from "../../data/state";
import type { Json, JsonObject } from "../../types";
import { forStaff, type Handler, type Handlers } from "../handlers";

/** A status or bank that this host does not know is ignored: the product description names no values. */
function filterPayouts({ payouts, banks }: State, query: URLSearchParams): JsonObject[] {
  const status = PAYOUT_STATUSES.find((one) => one === query.get("status"));
  const bank = banks.find(
    (one) => sameId(one.name, query.get("bank")) || sameId(one.id, query.get("bank")),
  );
  return payouts.filter(
    (row) =>
      (status === undefined || row.status === status) &&
      (bank === undefined || row.bank === bank.name) &&
      (contains(row.bank, query.get("search")) || contains(row.id, query.get("search"))),
  );
}

/** Name of the bank: any value that equals a bank's id or name, since the field is not shown. */
function findBank({ banks }: State, body: Json): Json {
  const values = listValues(body);
  return (
    banks.find((bank) => values.some((value) => sameId(bank.id, value) || sameId(bank.name, value)))
      ?.name ?? ""
  );
}

const requestPayout: Handler = (request, state) => {
  state.payouts.unshift({
    id: state.makeId(GROUP.payout, 9_000 + state.sequence),
    bank: findBank(state, request.body),
    amount: Number(bodyField(request, "amount")) || 0,
    status: "requested",
  });
  state.sequence += 1;
  return created(null);
};

/** All values of a body whose fields are not shown, as text. */
function listValues(body: Json): string[] {
  if (Array.isArray(body)) return body.flatMap(listValues);
  return isObject(body) ? Object.values(body).flatMap(listValues) : [String(body)];
}

/** Keeps what a payment gateway tells, for the callback's GET. */
const storeCallback: Handler = ({ body }, state) => {
  if (!isObject(body)) return fail(400, "Isi permintaan harus berupa objek");
  state.callbacks.unshift(body);
  return ok({});
};

/** The latest notification with a value that the query holds; {} without one. */
const findCallback: Handler = ({ query }, { callbacks }) => {
  const wanted = [...query.values()];
  return ok(callbacks.find((body) => listValues(body).some((one) => wanted.includes(one))) ?? {});
};

/** The field that names the payout is not shown, so any value that equals a payout id counts. */
function findPayout({ payouts }: State, body: Json): JsonObject | undefined {
  const values = listValues(body);
  return payouts.find((row) => values.includes(String(row.id)));
}

function decide(status: string): Handler {
  return ({ body }, state) => {
    const payout = findPayout(state, body);
    if (!payout) return missing();
    payout.status = status;
    return ok(null);
  };
}

export const paymentHandlers: Handlers = {
  "POST services/v1/class/payment/callback": storeCallback,
  "GET services/v1/class/payment/callback": findCallback,
  "POST services/v1/class/payment/detail": () => ok({}),
  "GET services/v1/class/repay": () => ok({}),
  "POST services/v1/class/payment/invoice": () => ok({}),
  "GET services/v2/payout/list": ({ query }, state) =>
    paged(filterPayouts(state, query), query, 10),
  "GET services/v2/payout/banks": (_request, { banks }) => ok(banks),
  "GET services/v2/payout/balance": (_request, { balance }) => ok({ balance }),
  "POST services/v2/payout/request": requestPayout,
  "POST services/v2/payout/approve": forStaff(decide("approved")),
  "POST services/v2/payout/reject": forStaff(decide("rejected")),
};
