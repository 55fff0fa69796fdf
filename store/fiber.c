/* fiber.c: see fiber.h. Stacks are mapped lazily, so that only touched pages take memory, and are reused. */
#include "store/fiber.h"

#include <assert.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>

#if defined(__SANITIZE_ADDRESS__)
#define WITH_ASAN
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define WITH_ASAN
#endif
#endif
#ifdef WITH_ASAN
#include <sanitizer/common_interface_defs.h>
#endif

enum { STACK_BYTES = 1 << 20, GUARD_BYTES = 1 << 16, AT_ONCE = 200, SPARE_MAX = 16 };

struct fiber {
    ucontext_t context;
    struct fiber *next; /* ready, to begin, or spare */
    fiber_work *work;
    void *argument;
    char *stack;
    bool ended, flag, hold;
};

struct queue {
    struct fiber *first, **end;
};

static struct {
    ucontext_t loop;
    struct fiber *self;
    struct queue ready, beginning; /* those that can go on, and that wait for a place */
    struct fiber *spare;
    int alive, spares;
    bool hold, flag;
    const void *loop_stack; /* for the sanitizer */
    size_t loop_stack_size;
} fibers;

static void push(struct queue *queue, struct fiber *fiber) {
    fiber->next = NULL;
    if (!queue->first) queue->end = &queue->first;
    *queue->end = fiber;
    queue->end = &fiber->next;
}

static struct fiber *pop(struct queue *queue) {
    struct fiber *fiber = queue->first;
    if (fiber) queue->first = fiber->next;
    return fiber;
}

/* --- switching --- */

static void to_loop(struct fiber *fiber) {
#ifdef WITH_ASAN
    void *fake = NULL;
    __sanitizer_start_switch_fiber(fiber->ended ? NULL : &fake, fibers.loop_stack, fibers.loop_stack_size);
#endif
    swapcontext(&fiber->context, &fibers.loop);
#ifdef WITH_ASAN
    __sanitizer_finish_switch_fiber(fake, &fibers.loop_stack, &fibers.loop_stack_size);
#endif
}

static void begin(void) {
    struct fiber *fiber = fibers.self;
#ifdef WITH_ASAN
    __sanitizer_finish_switch_fiber(NULL, &fibers.loop_stack, &fibers.loop_stack_size);
#endif
    fiber->work(fiber->argument);
    fiber->ended = true;
    to_loop(fiber);
    abort(); /* a finished fiber is never resumed */
}

static void leave(struct fiber *fiber) {
    fibers.alive--;
    if (fibers.spares < SPARE_MAX) {
        fiber->next = fibers.spare;
        fibers.spare = fiber;
        fibers.spares++;
        return;
    }
    munmap(fiber->stack, STACK_BYTES);
    free(fiber);
}

static void go_on(struct fiber *fiber) {
    assert(!fibers.self && !fiber->ended);
    bool hold = fibers.hold; /* of the loop */
    fibers.self = fiber;
    fibers.hold = fiber->hold;
#ifdef WITH_ASAN
    void *fake = NULL;
    __sanitizer_start_switch_fiber(&fake, fiber->stack + GUARD_BYTES, STACK_BYTES - GUARD_BYTES);
#endif
    swapcontext(&fibers.loop, &fiber->context);
#ifdef WITH_ASAN
    __sanitizer_finish_switch_fiber(fake, NULL, NULL);
#endif
    fibers.self = NULL;
    fibers.hold = hold;
    if (fiber->ended) leave(fiber);
}

/* --- beginning --- */

static struct fiber *make(void) {
    struct fiber *fiber = fibers.spare;
    if (fiber) {
        fibers.spare = fiber->next;
        fibers.spares--;
        return fiber;
    }
    fiber = calloc(1, sizeof *fiber);
    if (!fiber) abort();
    fiber->stack = mmap(NULL, STACK_BYTES, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK | MAP_NORESERVE, -1, 0);
    /* Guard pages at the low end: stacks grow downwards. */
    if (fiber->stack == MAP_FAILED || mprotect(fiber->stack, GUARD_BYTES, PROT_NONE) != 0) abort();
    return fiber;
}

static void set_out(struct fiber *fiber) {
    getcontext(&fiber->context);
    fiber->context.uc_stack.ss_sp = fiber->stack + GUARD_BYTES;
    fiber->context.uc_stack.ss_size = STACK_BYTES - GUARD_BYTES;
    fiber->context.uc_link = NULL;
    makecontext(&fiber->context, begin, 0);
    go_on(fiber);
}

/* What waits for a place has no stack yet. */
void fiber_start(fiber_work *work, void *context) {
    bool now = !fibers.self && fibers.alive < AT_ONCE;
    struct fiber *fiber = now ? make() : calloc(1, sizeof *fiber);
    if (!fiber) abort();
    fiber->work = work;
    fiber->argument = context;
    fiber->ended = fiber->flag = fiber->hold = false;
    if (!now) {
        push(&fibers.beginning, fiber);
        return;
    }
    fibers.alive++;
    set_out(fiber);
}

void fibers_run(void) {
    if (fibers.self) return;
    for (;;) {
        struct fiber *fiber = pop(&fibers.ready);
        if (fiber) {
            go_on(fiber);
            continue;
        }
        fiber = fibers.alive < AT_ONCE ? pop(&fibers.beginning) : NULL;
        if (!fiber) return;
        fiber_work *work = fiber->work;
        void *argument = fiber->argument;
        free(fiber);
        fiber_start(work, argument);
    }
}

/* --- waiting --- */

struct fiber *fiber_self(void) {
    return fibers.hold ? NULL : fibers.self;
}

void fiber_wait(void) {
    struct fiber *fiber = fibers.self;
    assert(fiber && !fibers.hold);
    fiber->hold = false;
    to_loop(fiber);
    assert(fibers.self == fiber);
}

void fiber_wake(struct fiber *fiber) {
    push(&fibers.ready, fiber);
}

/* On the stack of who waits. */
struct fibers_waiter {
    struct fibers_waiter *next;
    struct fiber *fiber;
};

void fiber_wait_in(struct fibers_waiting *list) {
    struct fibers_waiter waiter = {.next = list->first, .fiber = fibers.self};
    list->first = &waiter;
    fiber_wait();
}

void fibers_wake(struct fibers_waiting *list) {
    struct fibers_waiter *waiter = list->first;
    list->first = NULL;
    for (struct fibers_waiter *next; waiter; waiter = next) {
        next = waiter->next;
        fiber_wake(waiter->fiber);
    }
}

bool fiber_hold(bool hold) {
    bool before = fibers.hold;
    fibers.hold = hold;
    return before;
}

bool *fiber_flag(void) {
    return fibers.self ? &fibers.self->flag : &fibers.flag;
}
