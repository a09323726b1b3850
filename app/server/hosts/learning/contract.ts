import { defineHost } from "../host-contract";
import { agendaOperations } from "./agenda";
import { announcementOperations } from "./announcements";
import { assignmentOperations } from "./assignments";
import { bankOperations } from "./bank";
import { certificateOperations } from "./certificates";
import { classDeskOperations } from "./class-desk";
import { classInvitationOperations } from "./class-invitations";
import { enrolmentOperations } from "./enrolments";
import { lessonOperations } from "./lessons";
import { mentorProfileOperations } from "./mentor-profiles";
import { noteOperations } from "./notes";
import { noticeOperations } from "./notices";
import { placeOperations } from "./places";
import { questionOperations } from "./questions";
import { quizResultOperations } from "./quiz-results";
import { quizSettingsOperations } from "./quiz-settings";
import { quizOperations } from "./quizzes";
import { reviewOperations } from "./reviews";
import { staffClassOperations } from "./staff-classes";
import { syllabusDeskOperations } from "./syllabus-desk";
import { webinarDeskOperations } from "./webinar-desk";
import { webinarOperations } from "./webinars";

/**
 * Learning host: lessons, progress and what follows from them. The documented calls describe classes
 * and their payment only (docs/decisions/0055). Without it, classes are shown but not taken.
 */
export const learningContract = defineHost("learning", {
  ...agendaOperations,
  ...announcementOperations,
  ...assignmentOperations,
  ...certificateOperations,
  ...classDeskOperations,
  ...classInvitationOperations,
  ...enrolmentOperations,
  ...lessonOperations,
  ...mentorProfileOperations,
  ...noteOperations,
  ...noticeOperations,
  ...placeOperations,
  ...quizOperations,
  ...quizResultOperations,
  ...quizSettingsOperations,
  ...bankOperations,
  ...questionOperations,
  ...reviewOperations,
  ...staffClassOperations,
  ...syllabusDeskOperations,
  ...webinarDeskOperations,
  ...webinarOperations,
});
