import { makerCompanies } from "./companies-makers";
import { serviceCompanies } from "./companies-services";
import type { SeedCompany } from "./company";

export const companies: SeedCompany[] = [...serviceCompanies, ...makerCompanies];
