export const offlineTexts = {
  offline: 'Je bent offline. Zodra er weer verbinding is, kun je verder.',
} as const
