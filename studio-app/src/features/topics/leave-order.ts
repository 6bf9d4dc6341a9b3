/** Asked of whoever leaves a list while its order is being made (3§2). */
export const leaveOrderQuestion = 'Are you sure you want to leave Page without submit new order?';
