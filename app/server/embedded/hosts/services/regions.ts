import type { regionOperations } from "../../../hosts/services/regions";
import { PROVINCES, requireCities } from "../../domain/regions/regions";
import type { OperationHandlers } from "../../kit/context";

export const regionHandlers: OperationHandlers<typeof regionOperations> = {
  listProvinces: async () => ({ data: [...PROVINCES] }),
  listCities: async ({ query }) => ({ data: [...requireCities(query.provinceId)] }),
};
