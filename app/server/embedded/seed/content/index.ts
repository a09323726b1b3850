import { appointments } from "./appointments";
import { categories } from "./categories";
import { classes } from "./classes";
import { lessons } from "./lessons";
import { mentors } from "./mentors";
import { people } from "./people";
import { posts } from "./posts";
import { questions } from "./questions";
import { registrations, teams } from "./schools";
import { tenants } from "./tenants";
import { webinars } from "./webinars";

/** The demo content, loaded only when a database is filled with it. */
export { appointments, categories, classes, lessons, mentors, people, posts, questions, registrations, teams, tenants, webinars };
