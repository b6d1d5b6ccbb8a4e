/** The reason with which an upload is aborted that nobody wants any more; after any other it may go on. */
export const UPLOAD_CANCELED = 'canceled'
