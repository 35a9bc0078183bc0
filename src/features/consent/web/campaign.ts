const key = 'vitrine.campaign'

/** The visit came from a campaign of Meta; known to this tab alone, for as long as it is open. */
export const rememberCampaign = (campaign: 'meta'): void => {
  try {
    sessionStorage.setItem(key, campaign)
  } catch {
    // a storage that may not be written to: the visit counts without its campaign
  }
}

export const campaignNow = (): 'meta' | undefined => {
  try {
    return sessionStorage.getItem(key) === 'meta' ? 'meta' : undefined
  } catch {
    return undefined
  }
}
