/** How two people stand to each other, as one of them sees it. */
export interface Tie {
  explicitly_followed_by_me: boolean
  blocked_by_me: boolean
  /** They are asked and have not answered. */
  follow_requested_by_me: boolean
  follower_count: number
}

export const followed = (tie: Tie): Tie =>
  tie.explicitly_followed_by_me
    ? tie
    : {
        ...tie,
        explicitly_followed_by_me: true,
        follow_requested_by_me: false,
        follower_count: tie.follower_count + 1,
      }

export const requested = (tie: Tie): Tie =>
  tie.explicitly_followed_by_me ? tie : { ...tie, follow_requested_by_me: true }

export const unfollowed = (tie: Tie): Tie =>
  tie.explicitly_followed_by_me
    ? { ...tie, explicitly_followed_by_me: false, follower_count: Math.max(0, tie.follower_count - 1) }
    : { ...tie, follow_requested_by_me: false }

/** A block ends the follow, and with it the count. */
export const blocked = (tie: Tie): Tie => ({ ...unfollowed(tie), blocked_by_me: true })

/** Earlier follows do not come back. */
export const unblocked = (tie: Tie): Tie => ({ ...tie, blocked_by_me: false })
