/* fiber.h: cooperative coroutines on the event loop's thread, for functions that wait for a database while the loop goes on. They switch in
 * fiber_wait only: whatever was checked before it must be checked again afterwards. */
#ifndef DIZAINE_STORE_FIBER_H
#define DIZAINE_STORE_FIBER_H

#include <stdbool.h>

struct fiber;
typedef void fiber_work(void *context);

/* Runs until it ends or first waits; queued if called inside a fiber, or if too many are active. */
void fiber_start(fiber_work *work, void *context);
struct fiber *fiber_self(void);       /* NULL: not in a fiber, or fiber_hold is set */
void fiber_wait(void);                /* until it is woken */
void fiber_wake(struct fiber *fiber); /* resumes in the next fibers_run */
/* Fibers that wait for the same thing. */
struct fibers_waiting {
    struct fibers_waiter *first;
};
void fiber_wait_in(struct fibers_waiting *list);
void fibers_wake(struct fibers_waiting *list);
void fibers_run(void);                /* resumes the runnable ones and starts queued ones */
/* While set, fibers do not switch: what waits blocks the loop. Returns the previous value. */
bool fiber_hold(bool hold);
bool *fiber_flag(void); /* fiber-local; the loop has one, too */

#endif
