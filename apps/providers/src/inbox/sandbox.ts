/** What the frame around a message may do: open its links, in a tab that is free of these limits. Nothing else. */
export const mailSandbox = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
