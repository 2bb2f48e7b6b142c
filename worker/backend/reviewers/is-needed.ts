/**
 * SQL: whether a review in `review` of an application in `application` is still needed. It no longer
 * is if the application has ended since the review was requested. An operator may ask for a review
 * of an application that has ended already.
 */
export const IS_NEEDED = `(application.status <> 'withdrawn'
  AND (application.status NOT IN ('hired', 'unsuccessful') OR review.requested_at >= (
    SELECT max(at) FROM application_status WHERE application_id = application.id)))`;
