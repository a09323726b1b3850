import { batchPaged, missing, ok, sameId } from "../answers";
import type { JsonObject } from "../types";
import type { Handler, Handlers } from "./handlers";
import { answerCounters } from "./services/people";

const CHART: JsonObject[] = [
  { label: "2023", value: 4_120 },
  { label: "2024", value: 7_865 },
  { label: "2025", value: 11_430 },
];

const EXTENSIONS: JsonObject[] = [{ name: "Kelas Terbuka" }, { name: "Liga SMK" }];

const getChart: Handler = () => ok(CHART);

function getProvinces(step: number): Handler {
  return (_request, { provinces }) =>
    ok(provinces.map(({ name = "" }, index) => ({ name, value: (index + 1) * step })));
}

export const apiHandlers: Handlers = {
  "GET api/statistics": (_request, { counters }) => ok(counters),
  "GET api/statistic/provincies": getProvinces(640),
  "GET api/statistic/provincies/score": getProvinces(12),
  "GET api/statistic/landing/counter": (_request, { counters }) =>
    ok({ data_count: counters, extensions: EXTENSIONS }),
  "GET api/statistic/counter": ({ query }, state) => answerCounters(state, query),
  "GET api/statistic/chart/{type}": getChart,
  "GET api/statistic/batchs/active": ({ query }, { batches }) => batchPaged(batches, query, 10),
  "GET api/statistic/batchs/active/{id}": ({ params }, { batches }) => {
    const batch = batches.find((row) => sameId(row.id, params.id ?? null));
    return batch ? ok(batch) : missing();
  },
  "GET api/statistic/students/chart": getChart,
  "GET api/statistic/registrar/chart": getChart,
  "GET api/ce/extensions": () => ok(EXTENSIONS),
  "GET api/programs": (_request, { programs }) => ok(programs.map((program) => program.shown)),
};
