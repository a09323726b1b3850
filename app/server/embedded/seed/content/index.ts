import { appointments } from "./appointments";
import { categories } from "./categories";
import { classes } from "./classes";
import { companies } from "./companies";
import { donations } from "./donations";
import { invoices } from "./invoices";
import { lessons } from "./lessons";
import { mentors } from "./mentors";
import { demoRequests, requests } from "./messages";
import { payouts } from "./payouts";
import { people } from "./people";
import { posts } from "./posts";
import { extensions, programs } from "./programs";
import { questions } from "./questions";
import { registrations, schools, teams } from "./schools";
import { aspirations, reviews, testimonies } from "./submissions";
import { tenants } from "./tenants";
import { webinars } from "./webinars";

/** Demo content, loaded only when seeding. */
export {
  appointments,
  aspirations,
  categories,
  classes,
  companies,
  demoRequests,
  donations,
  extensions,
  invoices,
  lessons,
  mentors,
  payouts,
  people,
  posts,
  programs,
  questions,
  registrations,
  requests,
  reviews,
  schools,
  teams,
  tenants,
  testimonies,
  webinars,
};
