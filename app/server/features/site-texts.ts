import { getAboutContent, toAboutText } from "~/content/about";
import { getAudienceTexts } from "~/content/audiences";
import { toLegalText } from "~/content/legal/legal-text";
import { getPrivacyPolicy } from "~/content/legal/privacy";
import { getTerms } from "~/content/legal/terms";
import { parseAnnualFigures } from "~/lib/annual-figures";
import { type PageText, parsePageText, parseQuestions } from "~/lib/page-text";
import type { LandingTexts } from "~/tenants/landing-view";
import { getLayout } from "~/tenants/registry";
import type { TenantSetting } from "../hosts/lms/setting";

export interface LegalPageView {
  title: string;
  /** `YYYY-MM-DD` */
  updatedOn: string;
  text: PageText;
}

const LEGAL_DOCUMENTS = { privacy: getPrivacyPolicy, terms: getTerms };
type LegalName = keyof typeof LEGAL_DOCUMENTS;

const toSite = ({ title, meta }: TenantSetting) => ({ title, description: meta.description });

/** Texts of the code, which stand until the tenant writes its own. */
export const getBuiltInTexts = (setting: TenantSetting) => {
  const { questions, ...landing } = getLayout(setting.layout).getTexts(toSite(setting));
  return {
    landing,
    faq: questions,
    about: toAboutText(getAboutContent(setting.layout, toSite(setting))),
    ...getAudienceTexts(setting.title),
    privacy: toLegalText(getPrivacyPolicy(setting.title)),
    terms: toLegalText(getTerms(setting.title)),
  };
};

export const getAboutText = (setting: TenantSetting): PageText =>
  parsePageText(setting.about ?? getBuiltInTexts(setting).about);

export function getLegalPage(setting: TenantSetting, name: LegalName): LegalPageView {
  const document = LEGAL_DOCUMENTS[name](setting.title);
  const { text, updatedOn } = setting[name];
  return {
    title: document.title,
    updatedOn: (text && updatedOn) || document.updatedOn,
    text: parsePageText(text ?? toLegalText(document)),
  };
}

/** The tenant's own texts of the landing in place of the layout's. */
export function getLandingTexts(setting: TenantSetting, layout: string): LandingTexts {
  const builtIn = getLayout(layout).getTexts(toSite(setting));
  return {
    title: setting.landing.title ?? builtIn.title,
    lead: setting.landing.lead ?? builtIn.lead,
    questions: parseQuestions(setting.faq ?? builtIn.questions),
    annualFigures: parseAnnualFigures(setting.landing.figures ?? ""),
  };
}
