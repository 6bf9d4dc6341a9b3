import { showAccountDialog } from '@fourfold/app-shell/account-dialog';
import type { AccountEvent } from '@fourfold/core/session/events/account-events';

export function showAccountAlert(event: AccountEvent): void {
  showAccountDialog(event, [{ label: 'Reload', onPress: async () => location.reload() }]);
}
