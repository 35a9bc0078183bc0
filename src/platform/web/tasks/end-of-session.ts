/** The call that ends the session whose cookie goes along: of whoever is signed in when it is sent. */
export const endOfSession = 'POST /api/user/logout'
